/** The icons that records name. Others are stored as sent and shown as the default. */
const iconNames = [
  'book',
  'calendar',
  'clock',
  'user',
  'users',
  'star',
  'home',
  'map',
  'check',
  'chevron-right',
  'event',
  'folder',
  'file',
  'description',
  'church',
  'people',
  'person',
  'groups',
  'menu_book',
  'favorite',
  'local_florist',
] as const
export type IconName = (typeof iconNames)[number]

export const defaultIcon = 'event' satisfies IconName
