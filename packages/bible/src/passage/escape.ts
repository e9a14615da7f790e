const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML, between tags or inside quotes. */
export function escapeHtml(text: string): string {
  return !/[&<>"']/.test(text)
    ? text
    : text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
