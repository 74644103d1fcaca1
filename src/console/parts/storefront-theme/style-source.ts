import { readStyle, saveStyle, type StyleKey } from '#src/api/appearance.ts'
import { settingsField, settingsOption } from '../../form/settings-field.ts'
import type { SettingsSource } from '../../form/use-settings.ts'

export interface Style {
  /** Counts from 1. */
  status: number
  /** At our own server. */
  version?: number
}

const styleOf = ({ status, version }: Style): Style => ({ status: Number(status) || 1, ...(version !== undefined && { version }) })

/** How the styles of a key are called: what they are chosen under, and each. */
interface Called {
  choose: string
  names: readonly string[]
}

/** A style that is one number: the theme, or the layout of the category page. `called` is asked when two people chose at once. */
export const styleSource = (key: StyleKey, called: () => Called): SettingsSource<Style> => ({
  name: key,
  read: async (connection) => styleOf(await connection.send(readStyle, { params: { key } })),
  async write(connection, { status, version }, options) {
    const query = version === undefined ? {} : { version }
    return (await connection.answer(saveStyle, { params: { key, status }, query }, options)).message
  },
  fields() {
    const { choose, names } = called()
    return [
      settingsField(
        'status',
        choose,
        names.map((name, at) => settingsOption(at + 1, name)),
      ),
    ]
  },
  theirs: (row: Style) => styleOf(row),
})
