interface SuggestionsProps {
  readonly label: string
  readonly suggestions: readonly { readonly label: string; readonly value: string }[]
  readonly onChoose: (value: string) => void
}

/** A few likely values for a field, one tap each. */
export function Suggestions({ label, suggestions, onChoose }: SuggestionsProps) {
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-2">
      <legend className="sr-only">{label}</legend>
      {suggestions.map((suggestion) => (
        <button
          key={suggestion.value}
          type="button"
          onClick={() => onChoose(suggestion.value)}
          className="min-h-11 rounded-full border border-hairline bg-sunk px-1 text-sm font-medium whitespace-nowrap tabular-nums transition-colors hover:bg-tint hover:text-water"
        >
          {suggestion.label}
        </button>
      ))}
    </fieldset>
  )
}
