/** The arrow of a select. It replaces the native arrow, which differs between browsers. */
export function SelectArrow() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="1.9"
      aria-hidden
      className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 stroke-current"
    >
      <path d="m6 9 6 6 6-6" />
    </svg>
  )
}
