/**
 * The same function, which remembers its last answer about a list. A list of thousands is then looked through once and not at every visit
 * of its screen; the answer is forgotten together with the list.
 */
export function remember<List extends object, Rest extends readonly unknown[], Answer>(
  compute: (list: List, ...rest: Rest) => Answer,
): (list: List, ...rest: Rest) => Answer {
  const known = new WeakMap<List, { rest: Rest; answer: Answer }>()
  return (list, ...rest) => {
    const last = known.get(list)
    if (last !== undefined && last.rest.every((value, index) => Object.is(value, rest[index])))
      return last.answer
    const answer = compute(list, ...rest)
    known.set(list, { rest, answer })
    return answer
  }
}
