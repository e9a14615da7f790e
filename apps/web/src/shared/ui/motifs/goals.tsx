export const goalsMotif = (
  <>
    <path d="M20 77 50 33l13 18 8-10 29 36H20Z" className="fill-card" />
    <path d="M42 45c3 3 5 0 8 2s4 0 7-3" className="text-muted" />
    <path d="M50 33V12" />
    <path d="M50 13c6-3 9 2.5 16-.5v11c-7 3-10-2.5-16 .5" className="fill-lamp-soft text-lamp" />
    <path d="M60 77c1-7 9-6 8-12s-6-4-5-9" className="text-muted" strokeDasharray="2 4" />
  </>
)
