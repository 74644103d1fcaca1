import { sql } from 'drizzle-orm'
import type { Company } from '#src/api/company.ts'
import { clausesIn, type Contract, type ContractSide } from '#src/papers/factory/contract.ts'
import { row, rows, transaction, type Db } from '#src/server/db.ts'
import { drawnNumber } from '#src/server/factory/settings/numbers.ts'
import type { User } from '#src/server/sessions.ts'
import { readRow } from '#src/server/tables/select.ts'
import { paperFor } from '../papers.ts'
import { linesOf } from '../shapes.ts'

interface Stored {
  sn: string
  day: string
  delivery: string
  tax_mode: Contract['taxMode']
  tax: string
  gross: string
  deposit: string
  remark: string
  party: (ContractSide & { term: string; days: number | null }) | null
  company: Partial<Omit<Company, 'version'>> | null
  agent: string
  warehouse: string
}

/** When somebody is paid, in words of a contract. */
function paymentIn(term: string, days: number | null): string {
  if (term === 'prepay') return '款到发货'
  if (term === 'cod') return '货到付款'
  if (term === 'days') return `收货并收到发票后 ${days ?? 30} 日内付清`
  return term === 'month_end' ? `月结 ${days ?? 30} 天，对账并收到发票后付清` : '现款现结'
}

/** The number of the contract of an order: drawn when it is written for the first time, and its own from then on. */
const contractNumber = (db: Db, id: number): Promise<string> =>
  transaction(db, async (inner) => {
    const held = await row<{ number: string }>(inner, sql`select contract_no as number from factory_documents where id = ${id} for update`)
    if (held?.number) return held.number
    const number = await drawnNumber(inner, 'CONTRACT')
    await inner.execute(sql`update factory_documents set contract_no = ${number} where id = ${id}`)
    return number
  })

/** The contract of a purchase order (manufacturing 5.5). @throws Refusal `RECORD_GONE` where it is not there, or not for this person */
export async function contractOf(
  db: Db,
  { type, id, place = '' }: { type: 'PO' | 'SO'; id: number; place?: string | undefined },
  user: User,
): Promise<{ contract: Contract; company: Partial<Omit<Company, 'version'>> }> {
  await readRow(db, paperFor(type as 'PO', user), id, user)
  const found = (await row<Stored>(
    db,
    sql`select d.sn, d.biz_date::text as day, coalesce(d.delivery_date::text, '') as delivery, d.tax_mode, d.tax::text as tax, d.gross::text as gross, d.deposit::text as deposit,
          d.remark, coalesce(a.real_name, d.created_by) as agent, coalesce(w.name, '') as warehouse, (select value from settings where name = 'company') as company,
          (select json_build_object('name', p.name, 'phone', p.phone, 'taxNo', p.tax_no, 'bank', p.bank, 'accountNo', p.account_no, 'term', p.pay_term,
            'days', p.pay_days, 'agent', coalesce((select c.name from parties_contacts c where c.parent_id = p.id order by c.is_main desc, c.position limit 1), ''),
            'address', coalesce((select c.address from parties_addresses c where c.parent_id = p.id order by c.is_main desc, c.position limit 1), ''))
            from parties p where p.id = d.party_id) as party
        from factory_documents d left join accounts a on a.id = d.salesman_id left join warehouses w on w.id = d.warehouse_id where d.id = ${id}`,
  ))!
  const lines = await rows<Contract['lines'][number]>(
    db,
    sql`select p.name, concat_ws(' ', nullif(concat_ws('*', trim_scale(s.thickness), s.width, s.length), ''), coalesce(s.hardness, p.hardness) || '°',
          coalesce(nullif(s.colour, ''), nullif(p.colour, ''))) as spec, coalesce(u.name, '') as unit, trim_scale(l.qty)::text as qty,
          coalesce(trim_scale(l.price)::text, '') as price, (case when d.tax_mode = 'excl' then l.net else l.gross end)::text as amount,
          coalesce(l.delivery_date::text, '') as delivery,
          concat_ws('；', case l.price_unit when 'kg' then '按 kg 计价' when 'm2' then '按 m² 计价' when 'm' then '按 m 计价' end, nullif(l.remark, '')) as remark
        from ${linesOf} join factory_documents d on d.id = l.parent_id where d.id = ${id} order by l.position`,
  )
  const { company, party } = found
  const nobody: ContractSide = { name: '', address: '', agent: '', phone: '', taxNo: '', bank: '', accountNo: '' }
  const contract: Contract = {
    ...{
      number: await contractNumber(db, id),
      day: found.day,
      place,
      taxMode: found.tax_mode,
      tax: found.tax,
      gross: found.gross,
      remark: [`订单号 ${found.sn}`, found.remark].filter(Boolean).join('；'),
      deposit: found.deposit,
      lines,
    },
    buyer: {
      ...{ name: company?.name ?? '', address: company?.address ?? '', agent: found.agent, phone: company?.phone ?? '' },
      ...{ taxNo: company?.tax_no ?? '', bank: company?.bank ?? '', accountNo: company?.account_no ?? '' },
    },
    seller: party ?? nobody,
    delivery: { to: found.warehouse && `需方${found.warehouse}`, until: found.delivery },
    payment: party ? paymentIn(party.term, party.days) : '',
    clauses: clausesIn(company?.clauses ?? ''),
  }
  return { contract, company: company ?? {} }
}
