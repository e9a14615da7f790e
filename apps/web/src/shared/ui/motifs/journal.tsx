export const journalMotif = (
  <>
    <path d="M38 18h36a5 5 0 0 1 5 5v49a5 5 0 0 1-5 5H38V18Z" className="fill-card" />
    <path d="M38 18v59M33 28h9M33 41h9M33 54h9M33 67h9" />
    <path d="M49 31h20M49 39h20M49 47h12" className="text-muted" />
    <path
      d="m66 66 3-9 21-21a4 4 0 0 1 5.7 0l.3.3a4 4 0 0 1 0 5.7L75 63l-9 3Z"
      className="fill-lamp-soft text-lamp"
    />
    <path d="m85 41 6 6" className="text-lamp" />
  </>
)
