/** Whether a link leads to a screen of this app and nowhere else: decision 23. */
export const isInAppPath = (link: string): boolean =>
  // One slash and then a letter: "//host", "/\host" and what has other signs in front are addresses elsewhere.
  /^\/(?:[a-z][\w\-/]*)?(?:\?[^\s\\]*)?$/i.test(link)
