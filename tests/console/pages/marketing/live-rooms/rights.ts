import { defineRights, call } from '../../../../support/rights.ts'

export default defineRights({
  pages: { '/marketing/live/live_room': ['marketer'] },
  calls: [{ who: ['marketer'], calls: call('adminapi', 'GET live/room/set_show/*', 'DELETE live/room/del/*') }],
  shopButtons: [{ page: '/marketing/live/live_room', word: '删除', key: 'live-room-delete' }],
})
