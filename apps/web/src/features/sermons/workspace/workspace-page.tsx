import { useRoute } from 'wouter'
import { WithSermon } from '../with-sermon.tsx'
import { type Searches, Workspace } from './workspace.tsx'
import './sermon-text.css'

/** The screen on which a sermon is written. */
export function WorkspacePage(searches: Searches) {
  const [, params] = useRoute('/sermons/:id')
  const id = params?.id ?? ''
  return <WithSermon id={id}>{(sermon) => <Workspace key={id} sermon={sermon} {...searches} />}</WithSermon>
}
