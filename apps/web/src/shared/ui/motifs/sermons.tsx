export const sermonsMotif = (
  <>
    <path
      d="M60 33c-7-5.5-16-7-26-6v-4l-4 1.5V48c11-1.5 21 0 30 5 9-5 19-6.5 30-5V24.5L86 23v4c-10-1-19 .5-26 6Z"
      className="fill-card"
    />
    <path d="M60 33v20" />
    <path
      d="M39 34c5-.3 9.5.6 14 2.7M39 40.5c5-.3 9.5.6 14 2.7M81 34c-5-.3-9.5.6-14 2.7"
      className="text-muted"
    />
    <path d="M81 40.5c-5-.3-9.5.6-14 2.7" className="text-lamp" />
    <path d="M54 57v19M66 57v19M45 77h30" />
  </>
)
