import { defineRights, call } from '../../../../support/rights.ts'

export default defineRights({
  roles: {
    machinist: ['crud-equipment'],
    equipmentAdder: ['crud-equipment', 'crud-equipment-add'],
    equipmentEditor: ['crud-equipment', 'crud-equipment-edit'],
    equipmentRemover: ['crud-equipment', 'crud-equipment-delete'],
    // buttons without their page
    equipmentWithoutPage: ['crud-equipment-add', 'crud-equipment-edit', 'crud-equipment-delete'],
  },
  example: '/crud/equipment',
  calls: [
    // whose table it is, the call itself finds out; one that is not there is nobody's
    { who: 'all', calls: call('adminapi', 'GET system/crud/config/*') },
    { who: ['equipmentAdder'], calls: call('adminapi', 'GET crud/equipment/create', 'POST crud/equipment') },
    {
      who: ['equipmentEditor'],
      calls: call('adminapi', 'GET crud/equipment/:id/edit', 'PUT crud/equipment/:id', 'PUT crud/equipment/status/:id'),
    },
    { who: ['equipmentRemover'], calls: call('adminapi', 'DELETE crud/equipment/:id') },
    {
      who: ['machinist', 'equipmentAdder', 'equipmentEditor', 'equipmentRemover'],
      calls: call('adminapi', 'GET crud/equipment', 'GET crud/equipment/:id'),
    },
  ],
  // a generated table: the server's description brings only what the person may do
  buttons: (
    [
      ['添加', 'list', 'equipmentAdder', 'POST crud/equipment'],
      ['修改', 'row', 'equipmentEditor', 'PUT crud/equipment/:id'],
      ['删除', 'row', 'equipmentRemover', 'DELETE crud/equipment/:id'],
    ] as const
  ).map(([word, on, having, path]) => ({
    page: '/crud/equipment',
    word,
    on,
    without: 'machinist',
    having,
    call: call('adminapi', path)[0]!,
  })),
})
