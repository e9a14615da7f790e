export const offlineMotif = (
  <>
    <path
      d="M40 62a13 13 0 0 1-1.5-25.9A20 20 0 0 1 77 33.5 14.5 14.5 0 0 1 80 62H40Z"
      className="fill-card"
    />
    <path d="M38 16 84 70" className="text-lamp" strokeWidth="2" />
  </>
)
