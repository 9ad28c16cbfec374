/** The tabs beside the board. */
export type TalkTab = { tab: 'log' | 'chat'; name: string; news?: number };
