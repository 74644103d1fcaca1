import { readUserSaveInfo } from '#src/api/shop-users.ts'
import type { BeginWork } from '#src/console/engine/action.ts'
import { serverForm } from '#src/forms/declared/define-form.ts'
import type { Form } from '#src/forms/declared/form.ts'
import { choiceOf } from './choice-of.ts'
import { couponForm } from './forms.ts'
import { $text } from './text.ts'

// What is done with everybody whom the filter finds: the server's own forms are of users by their ids.

export const groupOfAll = (begin: BeginWork): Form<never> =>
  serverForm({
    async ask({ connection }) {
      // of nobody it is levels and groups alone
      const { groupInfo } = await connection.send(readUserSaveInfo, { params: { uid: 0 } })
      const words = $text.get()
      return choiceOf({
        ...{ field: 'group_id', word: words.group, missing: words.groupMissing, title: '' },
        options: groupInfo.map(({ id, group_name: label }) => ({ value: id, label })),
      })
    },
    save: ({ group_id }, { options }) => begin({ group_id: Number(group_id) }, options),
  })

export const couponOfAll = (begin: BeginWork): Form<never> => couponForm((id, { options }) => begin({ id: Number(id) }, options))
