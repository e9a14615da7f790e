/** A lamp that is lit, beside the water. */
export const illustrationsMotif = (
  <>
    <path d="M46 40a14 14 0 1 1 28 0c0 6-5 9-6 15H52c-1-6-6-9-6-15Z" className="fill-lamp-soft text-lamp" />
    <path d="M52 62h16M54 69h12M57 76h6" className="text-muted" />
    <path d="M60 14v5M36 24l4 3.5M84 24l-4 3.5M30 42h5M85 42h5" className="text-lamp" opacity="0.7" />
  </>
)
