import { agreementTypes, readMemberAgreement, saveMemberAgreement, type MemberAgreement } from '#src/api/agreements.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import type { FormTarget } from '#src/forms/declared/form.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { flag } from '#src/kinds/flag.ts'
import { richText } from '#src/kinds/rich-text.ts'
import { text } from '#src/kinds/text.ts'
import { $text } from './text.ts'

interface Values {
  id: MemberAgreement['id']
  name: string
  content: string
  isOn: boolean
  version?: number | undefined
}

const valuesOf = ({ id = 0, title = '', content = '', status = 1, version }: Partial<MemberAgreement>): Values => ({
  ...{ id, name: title, content, isOn: status === 1, version },
})

const form = defineForm({
  text: $text,
  in: 'page',
  async start({ connection }: FormTarget<MemberAgreement>) {
    const found = await connection.send(readMemberAgreement, {})
    return valuesOf('id' in found ? found : {})
  },
  theirs: (row: MemberAgreement) => valuesOf(row),
  fields: [
    { key: 'name', sentAs: 'title', of: text({ max: 200 }), required: 'nameMissing' },
    { key: 'content', of: richText(), required: 'contentMissing' },
    { key: 'isOn', sentAs: 'status', of: flag() },
  ],
  async save({ id, name, content, isOn, version }, { connection, options }) {
    const body = { type: agreementTypes.member, title: name, content, status: isOn ? 1 : 0, ...(version !== undefined && { version }) }
    return (await connection.answer(saveMemberAgreement, { params: { id }, body }, options)).message
  },
})

/** What members agree to (users contract, 会员协议). */
export default definePage({ text: $text, form, stays: true })
