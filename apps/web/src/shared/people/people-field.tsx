import { limits } from '@stillwater/contract/limits'
import { newId } from '@stillwater/contract/records/new-id'
import type { Person } from '@stillwater/contract/people/people'
import { useQuery } from '@tanstack/react-query'
import House from 'lucide-react/icons/house'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { saveFailedText } from '#shared/api/error.ts'
import { useRecords } from '#shared/records/use-records.ts'
import { Field } from '#shared/ui/field/field.tsx'
import { Input } from '#shared/ui/field/input.tsx'
import { toast } from '#shared/ui/toast/toast-store.ts'
import { emptyPerson } from './empty-person.ts'
import { findPeople } from './find-people.ts'
import { isNamed } from './merged-ids.ts'
import { peopleQuery } from './people-query.ts'

interface PeopleFieldProps {
  readonly label: string
  readonly optional?: boolean
  readonly ids: readonly string[]
  readonly onIdsChange: (ids: string[]) => void
  readonly error?: string | undefined
  /** Offers a few before anything is typed. */
  readonly offersFirst?: boolean
  /** Begins here when the dialog opens. */
  readonly autofocus?: boolean
}

type Named = Pick<Person, 'id' | 'name'>

const none: readonly Person[] = []

const chipClass =
  'flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-3.5 text-left text-sm font-medium transition-colors [&_svg]:size-4 [&_svg]:shrink-0'

/** Chooses people by a few letters of their names. Somebody who is not known yet can be added on the spot. */
export function PeopleField(props: PeopleFieldProps) {
  const { label, optional = false, offersFirst = true, ids, onIdsChange, error, autofocus = false } = props
  const [isUsed, setUsed] = useState(offersFirst)
  // Most forms are filled in without it.
  const { data: people = none } = useQuery({ ...peopleQuery, enabled: isUsed || ids.length > 0 })
  const { add } = useRecords('people')
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const name = typed.trim()
  const found = useMemo(() => findPeople(people, typed, ids), [people, typed, ids])
  const isShown = name !== '' || (offersFirst && ids.length === 0)

  // Whoever is added is chosen at once. The form waits until they are saved: with it, a name that could not be saved would be lost.
  const [added, setAdded] = useState<readonly Named[]>([])
  const unsaved = useRef(0)
  const isSubmitted = useRef(false)
  const latestIds = useRef(ids)
  useLayoutEffect(() => {
    latestIds.current = ids
  }, [ids])

  // Whoever is typed and not chosen would be lost by saving.
  const [isHeld, setHeld] = useState(false)
  const isLeft = name !== '' && (found.people.length > 0 || found.households.length > 0 || !found.isKnown)
  const hold = useEffectEvent((event: Event) => {
    if (!isLeft && unsaved.current === 0) return
    event.preventDefault()
    event.stopPropagation()
    if (!isLeft) {
      isSubmitted.current = true
      return
    }
    setHeld(true)
    input.current?.focus()
    // In a part of the form that is folded, nobody would see why nothing is saved.
    if (input.current?.offsetParent === null)
      toast({
        title: `“${name}” isn’t chosen yet`,
        description: `Choose or clear the name under “${label}.”`,
        variant: 'destructive',
      })
  })
  useEffect(() => {
    const form = input.current?.form
    const onSubmit = (event: Event) => hold(event)
    form?.addEventListener('submit', onSubmit, { capture: true })
    return () => form?.removeEventListener('submit', onSubmit, { capture: true })
  }, [])

  const choose = (chosen: readonly Named[]) => {
    onIdsChange([...ids, ...chosen.map(({ id }) => id)])
    setTyped('')
    setHeld(false)
    input.current?.focus()
  }
  const addNew = async () => {
    const person = { ...emptyPerson(name), id: newId() }
    setAdded((list) => [...list, person])
    unsaved.current += 1
    choose([person])
    try {
      await add(person)
    } catch (failure) {
      isSubmitted.current = false
      onIdsChange(latestIds.current.filter((id) => id !== person.id))
      setTyped((later) => later || person.name)
      toast({
        title: 'Failed to add the person',
        description: saveFailedText(failure, 'Please try again.'),
        variant: 'destructive',
      })
    } finally {
      unsaved.current -= 1
    }
    if (unsaved.current > 0 || !isSubmitted.current) return
    isSubmitted.current = false
    input.current?.form?.requestSubmit()
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '' && ids.length > 0) onIdsChange(ids.slice(0, -1))
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || name === '') return
    // Enter chooses the first; saving comes after a look at the form.
    event.preventDefault()
    const [first] = found.people
    if (first !== undefined) choose([first])
    else void addNew()
  }

  // Somebody may have been deleted on another device.
  const nameOf = (id: string) =>
    (people.find((person) => isNamed(person, [id])) ?? added.find((person) => person.id === id))?.name ??
    'Someone no longer listed'

  return (
    <div className="grid gap-2">
      <Field
        label={label}
        optional={optional}
        error={
          isHeld && isLeft ? `“${name}” isn’t chosen yet. Tap a name below, or clear this field.` : error
        }
      >
        <Input
          ref={input}
          value={typed}
          maxLength={limits.title}
          autoComplete="off"
          placeholder="Type a name"
          {...(autofocus && { 'data-autofocus': true })}
          onFocus={() => setUsed(true)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={keyDown}
        />
      </Field>
      {ids.length > 0 && (
        <ul aria-label={`${label}, chosen`} className="flex flex-wrap gap-2">
          {ids.map((id) => (
            <li key={id} className="max-w-full">
              <button
                type="button"
                aria-label={`Remove ${nameOf(id)}`}
                className={`${chipClass} border-water bg-water-soft text-water hover:bg-tint`}
                onClick={() => onIdsChange(ids.filter((each) => each !== id))}
              >
                <span dir="auto" className="truncate">
                  {nameOf(id)}
                </span>
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isShown && (
        <ul aria-label={`${label}, suggestions`} className="flex flex-wrap gap-2 empty:hidden">
          {found.people.map((person) => (
            <Offer key={person.id} onChoose={() => choose([person])}>
              {person.name}
            </Offer>
          ))}
          {found.households.map(({ household, people: members }) => (
            <Offer
              key={`household ${household}`}
              icon={<House aria-hidden="true" />}
              onChoose={() => choose(members)}
            >
              {`${household} household (${members.length})`}
            </Offer>
          ))}
          {name !== '' && !found.isKnown && (
            <Offer icon={<Plus aria-hidden="true" />} onChoose={() => void addNew()}>
              {`Add “${name}”`}
            </Offer>
          )}
        </ul>
      )}
    </div>
  )
}

interface OfferProps {
  readonly icon?: ReactNode
  readonly onChoose: () => void
  readonly children: string
}

function Offer({ icon, onChoose, children }: OfferProps) {
  return (
    <li className="max-w-full">
      <button
        type="button"
        className={`${chipClass} border-hairline bg-sunk hover:bg-tint hover:text-water`}
        onClick={onChoose}
      >
        {icon}
        <span dir="auto" className="truncate">
          {children}
        </span>
      </button>
    </li>
  )
}
