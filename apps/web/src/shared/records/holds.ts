/** Whether a record holds everything that was sent, as it was sent. */
export const holds = (record: object, sent: object): boolean =>
  Object.entries(sent).every(
    ([name, value]) =>
      value === undefined ||
      name === 'id' ||
      JSON.stringify(Object.entries(record).find(([field]) => field === name)?.[1]) === JSON.stringify(value),
  )
