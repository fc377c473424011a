/** Drawn on 24 by 24 with a line of 1.75. */
const drawings = {
  inbox: 'M3.5 13.5h4.2l1.6 2.5h5.4l1.6-2.5h4.2M5.6 5.5h12.8l2.1 8v4a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5v-4z',
  leads: 'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM4.5 20a7.5 7.5 0 0 1 15 0',
  tours:
    'M4 8.5h16M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5zM8 3.5v4M16 3.5v4M9 14l2.2 2.2L15.5 12',
  listings: 'M3.5 11.5 12 4l8.5 7.5M5.5 10v9a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-9M10 20v-5.5h4V20',
  insight: 'M4 20h16M6.5 16.5v-5M12 16.5V5.5M17.5 16.5v-8',
  knowledge: 'M12 7c-2-1.7-4.7-2-8-2v13c3.3 0 6 .3 8 2 2-1.7 4.7-2 8-2V5c-3.3 0-6 .3-8 2zM12 7v13',
  chatbots: 'M6 9.5h12v9H6zM12 9.5V6M9.5 13.5v1M14.5 13.5v1M3.5 12.5v3M20.5 12.5v3M12 5.5h.01',
  setup:
    'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM9 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  bell: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5zM10 20.5a2 2 0 0 0 4 0',
  again: 'M19 12a7 7 0 1 1-2.1-5M19.5 3.5v4h-4',
  plus: 'M12 5v14M5 12h14',
  pencil: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10 11v5M14 11v5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  down: 'M6 9l6 6 6-6',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2h.01',
  send: 'M4.5 12h14M12.5 5.5 19 12l-6.5 6.5',
  hand: 'M8 12V6.2a1.4 1.4 0 0 1 2.8 0V11V4.7a1.4 1.4 0 0 1 2.8 0V11V6.2a1.4 1.4 0 0 1 2.8 0v7.3c0 4-2.5 7-6.2 7-2.6 0-4.1-1.2-5.4-3.4L3.2 13.7a1.5 1.5 0 0 1 2.5-1.6L8 14.5',
  release: 'M9 7 4.5 11.5 9 16M5 11.5h9.5a5 5 0 0 1 5 5V18',
  person: 'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM4.5 20a7.5 7.5 0 0 1 15 0',
  mail: 'M4 6.5h16v11H4zM4 7l8 6 8-6',
  phone:
    'M7 4h3l1.5 4-2 1.5a10 10 0 0 0 5 5l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.5 1.5C11.5 18.5 5.5 12.5 5.5 5.5A1.5 1.5 0 0 1 7 4z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  out: 'M14 5h5v5M19 5l-8 8M17 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 8v4.2l2.8 1.8',
  panel: 'M4 5h16v14H4zM14.5 5v14',
  file: 'M7 3.5h7l4 4V20.5H7zM14 3.5v4h4',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  keys: 'M4 7h16v10H4zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8',
  door: 'M13 4H6v16h7M10.5 12H20M16.5 8.5 20 12l-3.5 3.5',
  cards: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  pin: 'M12 21c4-5 6-8 6-11a6 6 0 0 0-12 0c0 3 2 6 6 11zM12 8v4',
  rows: 'M4 6h16M4 12h16M4 18h16',
  bot: 'M6 9.5h12v9H6zM12 9.5V6M9.5 13.5v1M14.5 13.5v1M3.5 12.5v3M20.5 12.5v3M12 5.5h.01',
  home: 'M3.5 11.5 12 4l8.5 7.5M5.5 10v10h13V10',
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
