import { readStyle, saveStyle, type StyleKey } from '#src/api/appearance.ts'
import type { SettingsSource } from '../form/use-settings.ts'

/** A style that is one number: the theme, or the layout of the category page. */
export const styleSource = (key: StyleKey): SettingsSource<number> => ({
  name: key,
  read: async (connection) => Number((await connection.send(readStyle, { params: { key } })).status) || 1,
  write: async (connection, status, options) => (await connection.answer(saveStyle, { params: { key, status } }, options)).message,
})
