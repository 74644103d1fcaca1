import { readStyle, saveStyle, type StyleKey } from '#src/api/appearance.ts'
import type { SettingsSource } from '../../form/use-settings.ts'

export interface Style {
  /** Counts from 1. */
  status: number
  /** At our own server. */
  version?: number
}

const styleOf = ({ status, version }: Style): Style => ({ status: Number(status) || 1, ...(version !== undefined && { version }) })

/** A style that is one number: the theme, or the layout of the category page. */
export const styleSource = (key: StyleKey): Omit<SettingsSource<Style>, 'fields'> => ({
  name: key,
  read: async (connection) => styleOf(await connection.send(readStyle, { params: { key } })),
  async write(connection, { status, version }, options) {
    const query = version === undefined ? {} : { version }
    return (await connection.answer(saveStyle, { params: { key, status }, query }, options)).message
  },
  theirs: (row: Style) => styleOf(row),
})
