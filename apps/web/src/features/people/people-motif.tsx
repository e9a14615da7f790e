/** Two who talk, beside the water. */
export const peopleMotif = (
  <>
    <circle cx="46" cy="34" r="9" className="fill-card" />
    <path d="M30 76V64a16 16 0 0 1 32 0v12H30Z" className="fill-card" />
    <circle cx="76" cy="40" r="7.5" className="fill-lamp-soft text-lamp" />
    <path d="M66 76V66a12 12 0 0 1 22 0v10H66Z" className="fill-lamp-soft text-lamp" />
    <path d="M54 22c4-4 10-4 14 0" className="text-muted" />
  </>
)
