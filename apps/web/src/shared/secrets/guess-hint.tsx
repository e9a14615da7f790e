import { useQuery } from '@tanstack/react-query'
import { commonPasswordsQuery } from './common-passwords.ts'
import { guessableWords } from './guessable.ts'
import { LiveHint } from './live-hint.tsx'

interface GuessHintProps {
  readonly typed: string
  /** Where it is none of the first that anyone would try. */
  readonly words: string
}

/** Rendered once something is typed: until then nobody fetches the common passwords. */
export function GuessHint({ typed, words }: GuessHintProps) {
  const { data: common } = useQuery(commonPasswordsQuery)
  const warning = guessableWords(typed, common)
  return <LiveHint words={warning ?? words} warns={warning !== undefined} />
}
