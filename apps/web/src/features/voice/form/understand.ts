import type { VoiceKind } from '../speech/heard.ts'

/** Parses what was said. Each form's parser is loaded on demand: the sermon's includes the reference parser. */
export async function understand(kind: VoiceKind, spoken: string, today: string): Promise<object> {
  switch (kind) {
    case 'sermon':
      return (await import('../parse/sermon.ts')).parseSermon(spoken)
    case 'prayer':
      return (await import('../parse/prayer.ts')).parsePrayer(spoken)
    case 'event':
      return (await import('../parse/event.ts')).parseEvent(spoken, today)
  }
}
