import type { Prayer } from '@stillwater/contract/prayers/prayers'
import { useQuery } from '@tanstack/react-query'
import { namesById } from '#shared/people/merged-ids.ts'
import { peopleQuery } from '#shared/people/people-query.ts'

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Whom a prayer is for, as far as its title does not say so. No links: nothing here leads away from praying. */
export function ForWhom({ prayer }: { readonly prayer: Prayer }) {
  const { title, personIds = [] } = prayer
  return personIds.length === 0 ? null : <Names ids={personIds} title={title} />
}

function Names({ ids, title }: { readonly ids: readonly string[]; readonly title: string }) {
  const { data: people } = useQuery(peopleQuery)
  const known = people && namesById(people)
  const names = new Set(ids.flatMap((id) => known?.get(id) ?? []))
  const left = [...names].filter((name) => !title.includes(name))
  if (left.length === 0) return null
  return (
    <p dir="auto" className="mt-2 text-lg wrap-anywhere text-muted">
      For {list.format(left)}
    </p>
  )
}
