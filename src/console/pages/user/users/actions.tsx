import { Plus } from 'lucide-react'
import { lazy } from 'react'
import { clearSpread } from '#src/api/shop-users.ts'
import type { Action } from '#src/console/engine/action.ts'
import { batchDialog } from './batch-dialog.tsx'
import { balanceForm, couponFormOf, groupForm, groupFormOf, labelFormOf, levelForm, spreadForm, timeForm, userForm } from './forms.ts'
import { labelForm, labelsOfAll, moreLabelsOf, moreLabelsOfAll } from './label-forms.ts'
import type { Words } from './text.ts'
import type { User } from './user.ts'
import { couponOfAll, groupOfAll } from './whole-forms.ts'

const PersonalDialog = lazy(async () => ({ default: (await import('./personal-dialog.tsx')).PersonalDialog }))

const isOpen = ({ is_del: isClosed }: User) => Number(isClosed) !== 1
const hasPromoter = (user: User) => isOpen(user) && Number(user.spread_uid) > 0

/** What can be done with users; a closed account is only looked at. */
export const actions: readonly Action<User, Words>[] = [
  { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, permission: 'user-create', form: userForm },
  { key: 'edit', on: 'row', permission: 'user-info', when: isOpen, form: userForm },
  { key: 'setBalance', on: 'row', permission: 'user-set-balance', when: isOpen, form: balanceForm },
  { key: 'giveTime', on: 'row', permission: 'user-set-level-time', when: isOpen, form: timeForm },
  { key: 'giveLevel', on: 'row', permission: 'user-set-level-time', when: isOpen, form: levelForm },
  { key: 'setGroup', on: 'row', permission: 'user-set-group', when: isOpen, form: groupForm },
  { key: 'setLabels', on: 'row', permission: 'user-set-label', when: isOpen, form: labelForm },
  { key: 'setSpread', on: 'row', permission: 'user-set-spread', when: isOpen, form: spreadForm },
  {
    key: 'clearSpread',
    on: 'row',
    isDanger: true,
    confirm: true,
    permission: 'user-set-spread',
    when: hasPromoter,
    run: async ({ uid }, { connection }) => (await connection.answer(clearSpread, { params: { uid } })).message,
  },
  // a plain shop masks nothing, and has no such call
  { key: 'personal', on: 'row', at: 'own', permission: 'admin-user-personal-data', Dialog: PersonalDialog },
  {
    ...{ key: 'setGroups', on: 'batch', permission: 'user-batch-set-group', Dialog: batchDialog(groupFormOf) },
    whole: { batch: 'users.group', values: groupOfAll },
  },
  {
    ...{ key: 'addLabels', on: 'batch', permission: 'user-batch-set-label', Dialog: batchDialog(moreLabelsOf) },
    whole: { batch: 'users.labels', values: moreLabelsOfAll },
  },
  {
    ...{ key: 'setAllLabels', on: 'batch', permission: 'user-batch-set-label', Dialog: batchDialog(labelFormOf) },
    whole: { batch: 'users.labels', values: labelsOfAll },
  },
  {
    ...{ key: 'sendCoupon', on: 'batch', permission: 'user-send-coupon', Dialog: batchDialog(couponFormOf) },
    whole: { batch: 'users.coupon', values: couponOfAll },
  },
]
