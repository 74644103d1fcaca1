import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Company } from '#src/api/company.ts'
import * as api from '#src/api/factory-excel.ts'
import { priceKey, sellPriceKey } from '#src/api/factory-lines.ts'
import { sealKey } from '#src/api/print-templates.ts'
import { contractDocx } from '#src/papers/factory/contract-docx.ts'
import { contractPdf } from '#src/papers/factory/contract-pdf.ts'
import { contractSheet } from '#src/papers/factory/contract-sheet.ts'
import { clausesOf, type Contract } from '#src/papers/factory/contract.ts'
import { docxType } from '#src/papers/quotation-docx.ts'
import { transaction, type Db } from '#src/server/db.ts'
import { addEvent } from '#src/server/factory/events.ts'
import { Refusal } from '#src/server/refusal.ts'
import { record } from '#src/server/replies.ts'
import type { Schema } from '#src/server/schemas.ts'
import { serve, userOf, type Call } from '#src/server/serve.ts'
import type { Storage } from '#src/server/storage/storage.ts'
import { sendWorkbook } from '#src/server/web/send-workbook.ts'
import { paperPages, refuseWithout } from '../papers.ts'
import { docxPictures, pdfPictures } from './contract-pictures.ts'
import { contractOf } from './contract.ts'

interface Made {
  contract: Contract
  pictures: Pick<Partial<Company>, 'logo' | 'seal'>
  format: api.ContractFormat
}

/** Writes down that a contract was made, with its clauses: what it said stays known whatever the company's clauses become. */
const writeDown = (db: Db, id: number, { contract, pictures, format }: Made, who: string) =>
  transaction(db, async (inner) => {
    await inner.execute(sql`select 1 from factory_documents where id = ${id} for update`)
    const note = [format, ...(pictures.seal ? ['seal'] : [])].join(' ')
    await addEvent(inner, id, { what: 'contract', who, note, diff: { clauses: clausesOf(contract) } })
  })

function sendFile(reply: FastifyReply, name: string, type: string, bytes: Uint8Array): void {
  void reply
    .headers({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .type(type)
    .send(Buffer.from(bytes))
}

async function send(reply: FastifyReply, storage: Storage, { contract, pictures, format }: Made): Promise<void> {
  const name = `采购合同-${contract.number}.${format}`
  if (format === 'docx')
    return sendFile(reply, name, docxType, new Uint8Array(await contractDocx(contract, await docxPictures(storage, pictures))))
  if (format === 'pdf') return sendFile(reply, name, 'application/pdf', await contractPdf(contract, await pdfPictures(storage, pictures)))
  await sendWorkbook(reply, name, [contractSheet(contract)])
}

/** The contract of an order as a workbook, a Word document or a PDF (manufacturing 5.5). */
export function serveContract(app: FastifyInstance): void {
  const body: Schema = {
    type: 'object',
    properties: {
      ...{ type: { enum: ['PO', 'SO'] }, id: { type: 'integer', minimum: 1 }, format: { enum: [...api.contractFormats] } },
      ...{ place: { type: 'string', maxLength: 100 }, seal: { type: 'integer', enum: [0, 1] } },
    },
    required: ['type', 'id'],
  }
  // the bytes are the answer
  const rules = { permission: [priceKey, sellPriceKey], alsoRequires: paperPages, transaction: 'own' as const, reply: record({}) }
  serve(app, api.exportContract, { ...rules, body }, async (call: Call<{ body: api.ContractBody }>) => {
    const { type, id, place, format = 'xlsx', seal = 0 } = call.body
    const user = userOf(call)
    if (seal) refuseWithout(user, sealKey)
    const { contract, company } = await contractOf(call.db, { type, id: Number(id), place }, user)
    if (seal && !company.seal) throw new Refusal({ status: 400, code: 'SEAL_MISSING', errors: { seal: 'SEAL_MISSING' } })
    const made: Made = { contract, format, pictures: { logo: company.logo ?? '', seal: seal ? (company.seal ?? '') : '' } }
    await writeDown(call.db, Number(id), made, user.name)
    await send(call.reply, app.storage, made)
    return undefined as never
  })
}
