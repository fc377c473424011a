/** The mark of Porchlight: a lit lamp. */
export function Lamp({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 32 32" focusable="false">
      <rect width="32" height="32" rx="8" fill="#2b3a67" />
      <path d="M10 13h12l3 10H7z" fill="#ffd479" fillOpacity="0.22" />
      <path
        d="M16 5v4M10 13h12l3 10H7zM12.5 26.500h7"
        fill="none"
        stroke="#ffd479"
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
