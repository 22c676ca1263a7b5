import { describe, expect, it } from 'vitest';
import { anItem } from '../testing/an-item.ts';
import { decideRow } from './import-row.rules.ts';
import type { RowDocument } from './import-rows.store.ts';

const item = anItem({ number: '7', sizes: [], stockSent: { stock: 4, at: new Date('2026-01-02T00:00:00Z') } });
const row = (fields: Partial<RowDocument> = {}): RowDocument => ({
  _id: 'row',
  importId: 'import',
  itemId: item._id,
  line: 2,
  number: '7',
  name: item.name,
  action: 'change',
  cells: {},
  pictures: {},
  changes: [],
  faults: [],
  waiting: true,
  ...fields,
});
const now = new Date('2026-01-03T00:00:00Z');
const nothing = { created: undefined, item: undefined, named: {}, now };
const whole = {
  name: 'Wool Coat',
  description: 'Warm.',
  price: '80',
  category: 'Women',
  subCategory: 'Topwear',
  size: 'S, M',
};

describe('decideRow', () => {
  it('creates an item under the id of the row', () => {
    const named = { image1: { url: '/images/one', public_id: 'one' } };
    const decided = decideRow(row({ action: 'create', itemId: 'new', cells: whole }), { ...nothing, named });
    expect(decided).toMatchObject({
      outcome: 'created',
      itemId: 'new',
      write: { item: undefined, sent: { name: 'Wool Coat', price: 80 } },
    });
  });

  it('writes nothing when the row created its item before a crash', () => {
    expect(decideRow(row({ action: 'create' }), { ...nothing, created: item })).toEqual({
      outcome: 'created',
      itemId: item._id,
    });
  });

  it('writes nothing when the row changed its item before a crash', () => {
    const changed = { ...item, importedBy: 'import' };
    expect(decideRow(row({ cells: { name: 'New' } }), { ...nothing, item: changed })).toEqual({
      outcome: 'changed',
      itemId: item._id,
    });
  });

  it('changes an item without sending its stock again', () => {
    const decided = decideRow(row({ cells: { name: 'Silk Shirt', stock: '4' } }), { ...nothing, item });
    expect(decided).toMatchObject({ outcome: 'changed', write: { item, sent: { name: 'Silk Shirt' } } });
    expect(decided.write?.sent).not.toHaveProperty('stock');
  });

  it('sends a stock that differs', () => {
    const decided = decideRow(row({ cells: { stock: '9' } }), { ...nothing, item });
    expect(decided.write?.sent.stock).toBe(9);
  });

  it('sends the sale of a row; sends none when the table has no sale columns', () => {
    const sent = (cells: RowDocument['cells']) => decideRow(row({ cells }), { ...nothing, item }).write?.sent;
    expect(sent({ salePercent: '20' })).toMatchObject({ price: 24.5, sale: { percent: 20 } });
    expect(sent({ name: 'Silk Shirt' })).not.toHaveProperty('sale');
  });

  it('keeps an item that the row does not change', () => {
    expect(decideRow(row({ cells: { name: item.name } }), { ...nothing, item })).toEqual({
      outcome: 'kept',
      itemId: item._id,
    });
  });

  it('fails for an item that left the shop since the check', () => {
    const named = { image1: { url: '/images/one', public_id: 'one' } };
    const decided = decideRow(row({ cells: whole }), { ...nothing, named });
    expect(decided).toMatchObject({
      outcome: 'failed',
      faults: [{ reason: 'The item has left the shop since the check.' }],
    });
  });

  it('fails for fields that are not valid, with the reason', () => {
    const decided = decideRow(row({ cells: { name: '' } }), { ...nothing, item });
    expect(decided).toMatchObject({ outcome: 'failed', faults: [{ value: '7', reason: expect.any(String) }] });
  });
});
