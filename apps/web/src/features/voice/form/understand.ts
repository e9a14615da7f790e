import type { KnownPerson } from '../parse/care.ts'
import type { VoiceKind } from '../speech/heard.ts'

/** Parses what was said. Each form's parser is loaded on demand: the sermon's includes the reference parser. */
export async function understand(
  kind: VoiceKind | 'care',
  spoken: string,
  today: string,
  known: readonly KnownPerson[] = [],
): Promise<object> {
  switch (kind) {
    case 'sermon':
      return (await import('../parse/sermon.ts')).parseSermon(spoken)
    case 'prayer':
      return (await import('../parse/prayer.ts')).parsePrayer(spoken)
    case 'event':
      return (await import('../parse/event.ts')).parseEvent(spoken, today)
    case 'care':
      return (await import('../parse/care.ts')).parseCare(spoken, today, known)
  }
}
