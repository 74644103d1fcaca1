import { readUser, type UserFigure, type UserRow } from '#src/api/shop-users.ts'
import { shopTime } from '#src/lib/shop-time.ts'
import type { Connection } from '#src/stores/connection.ts'

/** A user on the page: as the list has them, and with what is known of one who was opened. */
export interface User extends UserRow {
  figures?: readonly UserFigure[]
}

/** Unix seconds as the shop's time; '' for nought. */
export const timeOf = (seconds: unknown): string => (Number(seconds) > 0 ? shopTime(Number(seconds)) : '')

/** A birthday comes as a day or as seconds. */
export const dayOf = (birthday: string | number): string =>
  /^\d{4}-/.test(String(birthday)) ? String(birthday) : timeOf(birthday).slice(0, 'YYYY-MM-DD'.length)

export const namesOf = (labels: string): string[] => labels.split(',').filter(Boolean)

/** One user, in the shape of the list. @throws RequestError */
export async function readOne(connection: Connection, id: string): Promise<User> {
  const { ps_info: info, headerList: figures } = await connection.send(readUser, { params: { id } })
  return {
    ...(info as unknown as UserRow),
    level: info.vip_name || '',
    group_id: info.group_name ?? '',
    labels: info.label_list ?? '',
    status: String(info.status),
    figures,
  }
}
