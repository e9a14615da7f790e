import FileUp from 'lucide-react/icons/file-up'
import { useRef, useState } from 'react'
import { DropArea } from '#shared/imports/drop-area.tsx'
import { Button } from '#shared/ui/button.tsx'
import { filesDropped, filesOf, mostFiles } from './chosen-files.ts'
import type { ChosenFile } from './reading/read-file.ts'

const kinds = '.docx,.md,.markdown,.txt,.enex,.html,.htm,.zip'

/** Phones have no folders to choose. */
const hasFolders = typeof matchMedia !== 'undefined' && matchMedia('(pointer: fine)').matches

/** Where files are dropped or chosen. */
export function ChooseFiles({ onChoose }: { readonly onChoose: (files: ChosenFile[]) => void }) {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()

  async function drop(dropped: DataTransfer) {
    try {
      choose(await filesDropped(dropped))
    } catch (error) {
      console.warn('What was dropped could not be read', error)
      setProblem('This couldn’t be read. Use “Choose files” instead.')
    }
  }

  function choose(chosen: ChosenFile[]) {
    const fault =
      chosen.length === 0
        ? 'There are no files in it.'
        : chosen.length > mostFiles
          ? 'That’s more than 5,000 files. Choose fewer, then try again.'
          : undefined
    setProblem(fault)
    if (fault === undefined) onChoose(chosen)
  }

  return (
    <DropArea onDrop={(dropped) => void drop(dropped)}>
      <FileUp aria-hidden="true" className="size-8 text-water" />
      <p className="text-muted">
        Word (.docx), Markdown, text, web pages or an Evernote export (.enex), also in a ZIP. Up to 1,000 at
        once.
      </p>
      {(
        [
          { input: files, label: 'Sermon files', isFolder: false },
          { input: folder, label: 'Sermon folder', isFolder: true },
        ] as const
      ).map(({ input, label, isFolder }) => (
        <input
          key={label}
          ref={input}
          type="file"
          multiple
          aria-label={label}
          className="sr-only"
          tabIndex={-1}
          {...(isFolder ? { webkitdirectory: '' } : { accept: kinds })}
          onChange={({ currentTarget }) => {
            if (currentTarget.files !== null && currentTarget.files.length > 0)
              choose(filesOf(currentTarget.files))
            // The same files can be chosen again.
            currentTarget.value = ''
          }}
        />
      ))}
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={() => files.current?.click()}>
          Choose files
        </Button>
        {hasFolders && (
          <Button variant="secondary" onClick={() => folder.current?.click()}>
            Choose a folder
          </Button>
        )}
      </div>
      {hasFolders && <p className="text-sm text-muted">Or drop files and folders here.</p>}
      <p className="text-sm text-balance text-muted">
        They’re read on this device. You check everything before it’s saved.
      </p>
      {problem !== undefined && (
        <p role="alert" className="text-alert">
          {problem}
        </p>
      )}
    </DropArea>
  )
}
