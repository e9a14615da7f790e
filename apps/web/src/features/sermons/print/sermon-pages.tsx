import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { createStore, useStore } from '#shared/store.ts'
import { type Layout, layOut } from '#features/sermons/pulpit/text/lay-out.ts'
import { PulpitBlock, PulpitText } from '#features/sermons/pulpit/text/pulpit-text.tsx'
import type { ShownBlock } from '#features/sermons/pulpit/text/shown-blocks.ts'
import { textSizes } from '#features/sermons/pulpit/text/text-sizes.ts'
import { papers, type PrintSettings } from './papers.ts'
import { placeCues } from './place-cues.ts'
import './sermon-pages.css'

interface SermonPagesProps {
  readonly title: string
  readonly shown: readonly ShownBlock[]
  readonly settings: PrintSettings
  readonly onPages: (count: number) => void
}

/** The height of each cue, by its block. */
type CueHeights = ReadonlyMap<number, number>

const pixels = (points: number) => Math.round((points * 96) / 72)

/**
 * The sermon on paper: pages of our own, each as large as the sheet, so that every browser breaks and numbers them alike. Out of sight until
 * it is printed.
 */
export function SermonPages({ title, shown, settings, onPages }: SermonPagesProps) {
  const paper = papers[settings.paper]
  const text = shown.filter(({ kind }) => kind !== 'cue')
  const cues = settings.cues ? shown.filter(({ kind }) => kind === 'cue') : []
  const height = paper.height - 2 * paper.margin
  const column = useRef<HTMLDivElement>(null)
  const margin = useRef<HTMLDivElement>(null)
  const [measured] = useState(() =>
    createStore<{ layout: Layout; heights: CueHeights } | undefined>(undefined),
  )
  const told = useEffectEvent(onPages)
  const measure = useEffectEvent(() => {
    if (column.current === null || margin.current === null) return
    const layout = layOut(column.current, height)
    const heights = [...margin.current.querySelectorAll<HTMLElement>('[data-block]')].map(
      (cue) => [Number(cue.dataset['block']), cue.offsetHeight] as const,
    )
    measured.set({ layout, heights: new Map(heights) })
    told(layout.pages.length)
  })
  useLayoutEffect(() => measure(), [shown, settings])
  useEffect(() => {
    const onFonts = () => measure()
    document.fonts.addEventListener('loadingdone', onFonts)
    return () => document.fonts.removeEventListener('loadingdone', onFonts)
  }, [])
  usePaper(paper.css)

  const { layout, heights } = useStore(measured) ?? {}
  const style: CSSProperties = {
    ...textSizes(pixels(settings.size), 1.4, 400),
    '--paper-width': `${paper.width}px`,
    '--paper-height': `${paper.height}px`,
    '--paper-margin': `${paper.margin}px`,
    '--cue-width': `${cues.length > 0 ? paper.cues : 0}px`,
  }
  return createPortal(
    <div className="sermon-pages" style={style}>
      <div className="sermon-measure">
        <div ref={column} className="pulpit-text">
          <PulpitText title={title} blocks={text} />
        </div>
        <div ref={margin} className="pulpit-text paper-cues">
          {cues.map((cue) => (
            <PulpitBlock key={cue.index} shown={cue} />
          ))}
        </div>
      </div>
      {layout?.pages.map(({ top, bottom, first }, number) => {
        const [from, to] = layout.blocksOf(number)
        const blocks = text.filter(({ index }) => index >= from && index <= to)
        const here = cues.filter(
          ({ index }) => layout.pageOf({ block: anchorOf(index, text), offset: 0 }) === number,
        )
        const tops = placeCues(
          here.map(({ index }) => ({
            top: layout.topOf(anchorOf(index, text)) - top,
            height: heights?.get(index) ?? 0,
          })),
          height,
        )
        return (
          <section key={first} className="paper-page">
            <div className="paper-text" style={{ height: bottom - top + 1 }}>
              <div className="pulpit-text" style={{ transform: `translateY(${layout.topOf(from) - top}px)` }}>
                <PulpitText title={from === -1 ? title : undefined} blocks={blocks} />
              </div>
            </div>
            <div className="pulpit-text paper-cues">
              {here.map((cue, at) => (
                <div key={cue.index} className="paper-cue" style={{ top: tops[at] }}>
                  <PulpitBlock shown={cue} />
                </div>
              ))}
            </div>
            <p className="paper-number">
              {number + 1} / {layout.pages.length}
            </p>
          </section>
        )
      })}
    </div>,
    document.body,
  )
}

/** The block beside which a cue stands: the next one, or the last. */
const anchorOf = (cue: number, text: readonly ShownBlock[]): number =>
  (text.find(({ index }) => index > cue) ?? text.at(-1))?.index ?? -1

/** The size of the sheet can only be said by a style sheet of the whole page. */
function usePaper(css: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@page { size: ${css}; margin: 0 }`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [css])
}
