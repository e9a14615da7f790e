import type { Sermon } from '@stillwater/contract/sermons/sermons'
import type { Node } from 'prosemirror-model'
import { useState } from 'react'
import { useVersion } from '#features/bible/index.ts'
import { messageOf } from '#shared/api/error.ts'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog/dialog.tsx'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { Select } from '#shared/ui/popup/select.tsx'
import { kindOf } from '#features/sermons/editor/block-names.ts'
import { indexOfBlock, setProperties } from '#features/sermons/editor/commands.ts'
import type { SermonEditor } from '#features/sermons/editor/editor.ts'
import { attributesOf } from '#features/sermons/editor/schema.ts'
import { setScripture } from '#features/sermons/editor/scripture-blocks.ts'
import { PickIllustration } from '../illustrations/pick-illustration.tsx'
import { useLookUp } from '../use-editor.ts'

interface BlockDetailsProps {
  readonly sermon: Sermon
  readonly editor: SermonEditor
  /** As it was when this was opened. */
  readonly block: Node
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** What a block has besides its text: a scripture's passage and version, a quote's source, the illustrations to pick from. */
export function BlockDetails(props: BlockDetailsProps) {
  const attributes = attributesOf(props.block)
  const kind = kindOf(attributes)
  if (kind === 'illustration') return <PickIllustration {...props} />
  return kind === 'scripture' ? (
    <PassageDetails
      {...props}
      reference={text(attributes['reference'])}
      version={text(attributes['version'])}
    />
  ) : (
    <SourceDetails {...props} source={text(attributes['source'])} />
  )
}

const changedMeanwhile = 'Another device changed this part of the text. Close this and open it again.'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function PassageDetails(props: BlockDetailsProps & { reference: string; version: string }) {
  const { editor, block, open, onOpenChange } = props
  const { version: chosen, versions } = useVersion()
  const [reference, setReference] = useState(props.reference)
  const [version, setVersion] = useState(props.version || chosen)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const lookUp = useLookUp()

  async function save() {
    setBusy(true)
    setError(undefined)
    try {
      const passage = await lookUp(reference.trim(), version)
      const { state } = editor.view
      const index = indexOfBlock(state.doc, block)
      if (index === undefined) return setError(changedMeanwhile)
      editor.view.dispatch(setScripture(state.tr, index, passage))
      onOpenChange(false)
    } catch (failure) {
      setError(messageOf(failure, 'This passage could not be found. Write it like “Romans 8:28.”'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Scripture"
      description="The passage will replace the words in this block."
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      footer={
        <Button type="submit" busy={busy} busyLabel="Looking it up...">
          Save Passage
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field label="Reference" error={error}>
          <Input data-autofocus value={reference} onChange={(event) => setReference(event.target.value)} />
        </Field>
        <Field label="Version">
          <Select
            value={version}
            onValueChange={setVersion}
            options={Object.entries(versions.data ?? {}).map(([label, value]) => ({ label, value }))}
          />
        </Field>
      </div>
    </Dialog>
  )
}

function SourceDetails(props: BlockDetailsProps & { source: string }) {
  const { editor, block, open, onOpenChange } = props
  const [error, setError] = useState<string>()
  const [source, setSource] = useState(props.source)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Quote"
      onSubmit={(event) => {
        event.preventDefault()
        const { view } = editor
        const index = indexOfBlock(view.state.doc, block)
        if (index === undefined) return setError(changedMeanwhile)
        setProperties(index, { source: source.trim() || undefined })(view.state, view.dispatch)
        onOpenChange(false)
      }}
      footer={<Button type="submit">Save Source</Button>}
    >
      <Field label="Source" error={error}>
        <Input
          data-autofocus
          maxLength={500}
          value={source}
          onChange={(event) => setSource(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}
