import type { ReactNode } from 'react'
import { useRoute } from 'wouter'
import { WithSermon } from '../with-sermon.tsx'
import { Workspace } from './workspace.tsx'
import './sermon-text.css'

/** The screen on which a sermon is written. */
export function WorkspacePage({ search }: { search: ReactNode }) {
  const [, params] = useRoute('/sermons/:id')
  const id = params?.id ?? ''
  return <WithSermon id={id}>{(sermon) => <Workspace key={id} sermon={sermon} search={search} />}</WithSermon>
}
