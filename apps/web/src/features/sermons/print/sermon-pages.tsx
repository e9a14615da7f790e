import {
  type CSSProperties,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
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

/** The pages, and where each cue in the margin stands, by its block. */
interface Measured {
  readonly layout: Layout
  readonly places: ReadonlyMap<number, { readonly page: number; readonly top: number }>
}

const pixels = (points: number) => Math.round((points * 96) / 72)

/**
 * The sermon on paper: pages of our own, each as large as the sheet, so that every browser breaks and numbers them alike. Out of sight until
 * it is printed. A cue for which the margin has no room is in the text, as in the pulpit.
 */
export function SermonPages({ title, shown, settings, onPages }: SermonPagesProps) {
  const paper = papers[settings.paper]
  const set = useMemo(() => ({ shown, settings }), [shown, settings])
  const [crowded, setCrowded] = useState<{ of: typeof set; cues: ReadonlySet<number> }>()
  const inText = crowded?.of === set ? crowded.cues : none
  const text = shown.filter(({ kind, index }) => kind !== 'cue' || inText.has(index))
  const cues = settings.cues ? shown.filter(({ kind, index }) => kind === 'cue' && !inText.has(index)) : []
  const height = paper.height - 2 * paper.margin
  const column = useRef<HTMLDivElement>(null)
  const margin = useRef<HTMLDivElement>(null)
  const [measured] = useState(() => createStore<Measured | undefined>(undefined))
  const told = useEffectEvent(onPages)
  const measure = useEffectEvent(() => {
    if (column.current === null || margin.current === null) return
    const layout = layOut(column.current, height)
    const wanted = [...margin.current.querySelectorAll<HTMLElement>('[data-block]')].map((cue) => {
      const index = Number(cue.dataset['block'])
      const block = anchorOf(index, text)
      const page = layout.pageOf({ block, offset: 0 })
      const top = layout.topOf(block) - (layout.pages[page]?.top ?? 0)
      return { index, page, top, height: cue.offsetHeight }
    })
    const placed = layout.pages.flatMap((_, page) => {
      const here = wanted.filter((cue) => cue.page === page)
      const tops = placeCues(here, height)
      return here.map(({ index }, at) => ({ index, page, top: tops[at] }))
    })
    const left = placed.flatMap(({ index, top }) => (top === undefined ? [index] : []))
    if (left.length > 0) return setCrowded({ of: set, cues: new Set([...inText, ...left]) })
    measured.set({
      layout,
      places: new Map(placed.map(({ index, page, top = 0 }) => [index, { page, top }])),
    })
    told(layout.pages.length)
  })
  useLayoutEffect(() => measure(), [set, inText])
  useEffect(() => {
    const onFonts = () => measure()
    document.fonts.addEventListener('loadingdone', onFonts)
    return () => document.fonts.removeEventListener('loadingdone', onFonts)
  }, [])
  usePaper(paper.css)

  const { layout, places } = useStore(measured) ?? {}
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
        const here = cues.filter(({ index }) => places?.get(index)?.page === number)
        return (
          <section key={first} className="paper-page">
            <div className="paper-text" style={{ height: bottom - top + 1 }}>
              <div className="pulpit-text" style={{ transform: `translateY(${layout.topOf(from) - top}px)` }}>
                <PulpitText title={from === -1 ? title : undefined} blocks={blocks} />
              </div>
            </div>
            <div className="pulpit-text paper-cues">
              {here.map((cue) => (
                <div key={cue.index} className="paper-cue" style={{ top: places?.get(cue.index)?.top }}>
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

const none: ReadonlySet<number> = new Set()

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
