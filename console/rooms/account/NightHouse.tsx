/** A house at dusk with its porch light on. */
export function NightHouse() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 420"
      preserveAspectRatio="xMaxYMax slice"
      focusable="false"
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#141c38" />
          <stop offset="0.600" stopColor="#2b3a67" />
          <stop offset="1" stopColor="#5b5f92" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#ffd479" stopOpacity="0.850" />
          <stop offset="0.350" stopColor="#ffc35a" stopOpacity="0.280" />
          <stop offset="1" stopColor="#ffc35a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="640" height="420" fill="url(#sky)" />
      {stars.map(([x, y, r]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="#fff" opacity="0.700" />
      ))}
      <path d="M0 330 C120 290 210 320 320 304 S540 280 640 318 V420 H0z" fill="#1b2447" />
      <path d="M0 372 C160 344 300 366 420 356 S580 350 640 362 V420 H0z" fill="#131a35" />
      <g>
        <path d="M388 236 L478 168 L568 236 V362 H388z" fill="#0f1530" />
        <path d="M372 246 L478 164 L584 246 L574 256 L478 182 L382 256z" fill="#0a0f24" />
        <rect x="530" y="176" width="18" height="40" fill="#0a0f24" />
        <rect x="412" y="262" width="44" height="40" rx="3" fill="#ffd479" opacity="0.920" />
        <path d="M434 262v40M412 282h44" stroke="#0f1530" strokeWidth="3" />
        <rect x="492" y="276" width="46" height="86" rx="3" fill="#24305c" />
        <circle cx="530" cy="322" r="2.600" fill="#ffd479" />
        <circle cx="478" cy="270" r="120" fill="url(#glow)" />
        <path d="M472 258h12l3 14h-18z" fill="#ffe2a3" />
        <path d="M478 248v10" stroke="#ffe2a3" strokeWidth="2.500" />
        <path d="M486 362h58l14 14h-86z" fill="#39437a" />
      </g>
      <path
        d="M120 346c-26 0-40-18-36-38 2-16 16-20 20-34 2-10 6-18 14-18s14 8 16 18c4 14 18 20 20 36 2 20-10 36-34 36z"
        fill="#0d142c"
      />
      <rect x="116" y="330" width="6" height="44" fill="#0a0f24" />
    </svg>
  )
}

const stars = [
  [316, 196, 1],
  [352, 148, 1.3],
  [404, 176, 1],
  [438, 118, 1.4],
  [512, 142, 1.1],
  [548, 88, 1.4],
  [594, 126, 1],
  [616, 60, 1.5],
  [622, 176, 1.1],
] as const
