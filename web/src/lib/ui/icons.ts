/** Our icons, drawn on 24 × 24 with a round pen. */
export const ICONS = {
  gear: '<path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5"/>',
  search: '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.5 15.5L21 21"/>',
  copy: '<rect x="8" y="8" width="12" height="12" rx="3"/><path d="M16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2"/>',
  check: '<path d="M4.5 12.5l5 5 10-11"/>',
  arrow: '<path d="M4 12h16M13 5l7 7-7 7"/>',
  back: '<path d="M15 5l-7 7 7 7"/>',
  down: '<path d="M6 9.5l6 6 6-6"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  x: '<path d="M6 6l12 12M18 6L6 18"/>',
  seal: '<rect x="5" y="10.5" width="14" height="9.5" rx="2.5"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2"/>',
  book: '<path d="M12 6.5C10 5 7 4.5 4 4.8v13.7c3-.3 6 .2 8 1.7 2-1.5 5-2 8-1.7V4.8c-3-.3-6 .2-8 1.7zM12 6.5v13.7"/>',
  screen: '<rect x="3" y="5" width="18" height="12" rx="2.5"/><path d="M8.5 20.5h7"/>',
  tv: '<rect x="3" y="7" width="18" height="12" rx="2.5"/><path d="M8 3l4 4 4-4M8 21.5h8"/>',
  flag: '<path d="M5 21V4.5C9 2.5 13 7 19 4.5v9C13 16 9 11.5 5 13.5"/>',
  calendar:
    '<rect x="4" y="5.5" width="16" height="15" rx="2.5"/><path d="M4 10.5h16M8.5 3.5v4M15.5 3.5v4M8.5 14.5l2.5 2.5 4.5-4.5"/>',
  bell: '<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4"/>',
  share: '<path d="M12 15V4M8 7.5L12 3.5l4 4M5 12.5V18a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5.5"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5V12l3 2.5"/>',
  off: '<path d="M3 9.5a13 13 0 0 1 5-2.7M21 9.5a13 13 0 0 0-8-3.4M6.5 13.5a8 8 0 0 1 4-2M17.5 13.5a8 8 0 0 0-2-1.4M4 3l16 18"/><circle cx="12" cy="18" r=".8"/>',
  tabs: '<rect x="3.5" y="8" width="13" height="12" rx="2.5"/><path d="M8 8V6.5A2.5 2.5 0 0 1 10.5 4H18a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 18 16h-1.5"/>',
  key: '<path d="M5 8.5h14M5 15.5h14M9.5 4L7.5 20M16.5 4l-2 16"/>',
  qr: '<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 20h2"/>',
  bot: '<rect x="5" y="8.5" width="14" height="10.5" rx="3"/><path d="M12 8.5V4.5M9.5 13v1.5M14.5 13v1.5M2.5 12.5v3M21.5 12.5v3"/>',
  people:
    '<circle cx="9" cy="8.5" r="3.5"/><path d="M2.5 19.5c.6-3.8 3-5.7 6.5-5.7s5.9 1.9 6.5 5.7M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.3c2 .8 3.2 2.5 3.5 5.2"/>',
  swap: '<path d="M7 4v15M3.5 15.5L7 19l3.5-3.5M17 20V5M13.5 8.5L17 5l3.5 3.5"/>',
  file: '<path d="M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M12 17.5v-6M9.5 13.8l2.5-2.5 2.5 2.5"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.8"/>',
  dots: '<circle cx="5" cy="12" r="1.2"/><circle cx="12" cy="12" r="1.2"/><circle cx="19" cy="12" r="1.2"/>',
  device: '<rect x="7" y="2.5" width="10" height="19" rx="2.5"/><path d="M11 18.5h2"/>',
  warn: '<path d="M12 4L2.5 20h19zM12 10v4.5M12 17.3v.2"/>',
} as const;

export type IconName = keyof typeof ICONS;
