/** Drawn on 24 by 24 with a line of 1.75. */
const drawings = {
  inbox: 'M3.5 13.5h4.2l1.6 2.5h5.4l1.6-2.5h4.2M5.6 5.5h12.8l2.1 8v4a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5v-4z',
  leads: 'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM4.5 20a7.5 7.5 0 0 1 15 0',
  tours:
    'M4 8.5h16M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5zM8 3.5v4M16 3.5v4M9 14l2.2 2.2L15.5 12',
  listings: 'M3.5 11.5 12 4l8.5 7.5M5.5 10v9a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-9M10 20v-5.5h4V20',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  down: 'M6 9l6 6 6-6',
  send: 'M4.5 12h14M12.5 5.5 19 12l-6.5 6.5',
  hand: 'M8 12V6.2a1.4 1.4 0 0 1 2.8 0V11V4.7a1.4 1.4 0 0 1 2.8 0V11V6.2a1.4 1.4 0 0 1 2.8 0v7.3c0 4-2.5 7-6.2 7-2.6 0-4.1-1.2-5.4-3.4L3.2 13.700a1.5 1.5 0 0 1 2.500-1.600L8 14.500',
  release: 'M9 7 4.500 11.500 9 16M5 11.500h9.500a5 5 0 0 1 5 5V18',
  person: 'M12 11.500a3.750 3.750 0 1 0 0-7.500 3.750 3.750 0 0 0 0 7.500zM4.500 20a7.500 7.500 0 0 1 15 0',
  mail: 'M4 6.500h16v11H4zM4 7l8 6 8-6',
  phone:
    'M7 4h3l1.500 4-2 1.500a10 10 0 0 0 5 5l1.500-2 4 1.500v3a1.500 1.500 0 0 1-1.500 1.500C11.500 18.500 5.500 12.500 5.500 5.500A1.500 1.500 0 0 1 7 4z',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1',
  out: 'M14 5h5v5M19 5l-8 8M17 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 8v4.200l2.800 1.800',
  panel: 'M4 5h16v14H4zM14.500 5v14',
  file: 'M7 3.500h7l4 4V20.500H7zM14 3.500v4h4',
  download: 'M12 4v11M7.500 11l4.500 4.500 4.500-4.500M5 20h14',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600 7 7M17 17l1.400 1.400M18.400 5.600 17 7M7 17l-1.400 1.400',
  keys: 'M4 7h16v10H4zM7 10h.010M10.300 10h.010M13.700 10h.010M17 10h.010M8 14h8',
  door: 'M13 4H6v16h7M10.500 12H20M16.500 8.500 20 12l-3.500 3.500',
  cards: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  rows: 'M4 6h16M4 12h16M4 18h16',
  bot: 'M6 9.500h12v9H6zM12 9.500V6M9.500 13.500v1M14.500 13.500v1M3.500 12.500v3M20.500 12.500v3M12 5.500h.010',
  home: 'M3.500 11.500 12 4l8.500 7.500M5.500 10v10h13V10',
} as const

export type IconName = keyof typeof drawings

/** A sign beside words, or within a button that has a name: it says nothing by itself. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.6 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
