import { id, list, number, record, text } from '../../replies.ts'

const row = record({ id, gid: number, add_time: number, sort: number, status: number, price: text, give_money: text })

export const listRechargePackages = record({ list: list(row), count: number, type: text })
