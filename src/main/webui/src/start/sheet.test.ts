import { describe, expect, it } from 'vitest';
import { battleOf, readSheet } from './sheet';

describe('units pasted from a spreadsheet', () => {
  it('are read with tabs and without a heading', () => {
    expect(readSheet('20th Maine\tUnion\tVincent\tInfantry\t6\tVeteran\trifle-musket')).toEqual([
      { line: 1, name: '20th Maine', side: 'Union', command: 'Vincent', arm: 'infantry', size: { figures: 6 }, quality: 'veteran', weapon: 'rifle-musket', more: {} }]);
  });

  it('are read in the order of their heading', () => {
    const [unit] = readSheet('Side;Regiment;Figures;Brigade;Arm;Quality\nUnion;20th Maine;6;Vincent;infantry;veteran');
    expect(unit).toMatchObject({ name: '20th Maine', side: 'Union', size: { figures: 6 }, line: 2 });
  });

  it('say which line lacks what', () => {
    expect(readSheet('20th Maine,Union,Vincent,infantry,six,veteran')[0]?.problem).toBe('figures “six” is no number');
    expect(readSheet('20th Maine,Union')[0]?.problem).toContain('missing');
  });

  it('are held against the words of the rules while one types', () => {
    const words = { quality: ['elite', 'veteran'], weapon: ['rifle-musket'] };
    expect(readSheet('20th Maine,Union,Vincent,infantry,6,vetran', words)[0]?.problem).toBe('quality “vetran” is none of elite, veteran');
    expect(readSheet('20th Maine,Union,Vincent,infantry,6,Veteran,Rifle-Musket', words)[0]?.problem).toBeUndefined();
  });

  it('may say more under a heading', () => {
    const [unit] = readSheet('Name,Side,Brigade,Arm,Stands,Quality,Weapon,Worn,Spent,Arrives\n14th Brooklyn,Union,Cutler,infantry,8,veteran,rm,5,3,2', { weapon: ['RM'] });
    expect(unit).toMatchObject({ weapon: 'RM', more: { wornAt: 5, spentAt: 3, arrives: 2 } });
  });

  it('have figures and stands where the rules count both', () => {
    const sizes = (arm: string) => (arm === 'artillery' ? ['sections'] : ['figures', 'stands']);
    const sheet = 'Name,Side,Brigade,Arm,Figures,Stands,Sections,Quality\n20th Maine,Union,Vincent,infantry,6,3,,veteran\nHazlett,Union,Vincent,artillery,,,2,veteran';
    expect(readSheet(sheet, {}, sizes).map(unit => unit.size)).toEqual([{ figures: 6, stands: 3 }, { sections: 2 }]);
    expect(readSheet('20th Maine,Union,Vincent,infantry,6,3,veteran', {}, sizes)[0]?.size).toEqual({ figures: 6, stands: 3 });
    expect(readSheet('Name,Side,Brigade,Arm,Figures,Quality\n20th Maine,Union,Vincent,infantry,6,veteran', {}, sizes)[0]?.problem).toBe('stands missing');
  });

  it('become a battle with two sides and their brigades', () => {
    const units = readSheet('20th Maine,Union,Vincent,infantry,6,veteran\n15th Alabama,Confederate,Law,infantry,8,veteran\n15th Alabama,Confederate,Law,infantry,8,veteran');
    const battle = battleOf('Ours', 'adf-15mm', units, 'Confederate', 6);
    expect(battle.sides).toEqual([{ id: 'union', name: 'Union', nation: 'us' }, { id: 'confederate', name: 'Confederate', nation: 'cs' }]);
    expect((battle.units as { id: string }[]).map(unit => unit.id)).toEqual(['20th-maine', '15th-alabama', '15th-alabama-2']);
    expect(battle.initiative).toBe('confederate');
  });
});
