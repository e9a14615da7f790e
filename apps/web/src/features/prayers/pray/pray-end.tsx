/** A short close, without a count of anything. */
export function PrayEnd() {
  return (
    <div className="self-center">
      <h1 className="text-3xl">Amen</h1>
      <p className="mt-3 text-lg text-muted text-balance">
        That’s today’s list. Everyone else comes up in turn, and all of them are in God’s hands.
      </p>
    </div>
  )
}
