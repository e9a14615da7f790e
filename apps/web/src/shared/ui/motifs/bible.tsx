export const bibleMotif = (
  <>
    <path d="M38 16h42a4 4 0 0 1 4 4v57H41a6 6 0 0 1-6-6V19a3 3 0 0 1 3-3Z" className="fill-card" />
    <path d="M35 71a6 6 0 0 1 6-6h43" />
    <path d="M60 29v22M53 36h14" className="text-lamp" strokeWidth="2" />
    <path d="M72 65v17l4-3.5 4 3.5V65" className="fill-lamp-soft text-lamp" />
  </>
)
