import * as asked from '@stillwater/bible'
import { AppError } from '#core/http/errors.ts'

/** Turns the engine's errors into ours: 400 with the same message for the field. */
function refusing<Input extends unknown[], Output>(read: (...input: Input) => Output) {
  return (...input: Input): Output => {
    try {
      return read(...input)
    } catch (error) {
      if (!(error instanceof asked.Refusal)) throw error
      const { field, message, nearest } = error
      throw new AppError('invalid_request', message, { fields: { [field]: message }, nearest })
    }
  }
}

export const referenceIn = refusing(asked.referenceIn)
export const bookIn = refusing(asked.bookIn)
export const chapterIn = refusing(asked.chapterIn)
export const verseIn = refusing(asked.verseIn)
