import { describe, expect, it } from 'vitest';
import { battleOf, readRows, readSheet, writeSheet } from './sheet';

describe('units pasted from a spreadsheet', () => {
  it('are read with tabs and without a heading', () => {
    expect(readSheet('20th Maine\tUnion\tVincent\tInfantry\t6\tVeteran\trifle-musket')).toEqual([
      {
        line: 1,
        name: '20th Maine',
        side: 'Union',
        command: 'Vincent',
        arm: 'infantry',
        size: { figures: 6 },
        quality: 'veteran',
        weapon: 'rifle-musket',
        more: {},
      },
    ]);
  });

  it('are read in the order of their heading', () => {
    const [unit] = readSheet('Side;Regiment;Figures;Brigade;Arm;Quality\nUnion;20th Maine;6;Vincent;infantry;veteran');
    expect(unit).toMatchObject({ name: '20th Maine', side: 'Union', size: { figures: 6 }, line: 2 });
  });

  it('say which line lacks what', () => {
    expect(readSheet('20th Maine,Union,Vincent,infantry,six,veteran')[0]?.fault).toMatchObject({
      column: 'figures',
      sentence: '“six” is no number of figures.',
    });
    expect(readSheet('20th Maine,Union')[0]?.fault).toMatchObject({
      column: 'command',
      sentence: 'The brigade is missing.',
    });
  });

  it('are held against the words of the rules while one types', () => {
    const words = { quality: ['elite', 'green', 'trained', 'veteran'], weapon: ['rifle-musket'] };
    expect(readSheet('20th Maine,Union,Vincent,infantry,6,trainned', words)[0]?.fault).toMatchObject({
      column: 'quality',
      sentence: '“trainned” is no quality in these rules.',
    });
    expect(readSheet('20th Maine,Union,Vincent,infantry,6,trainned', words)[0]?.fault?.words[0]).toBe('trained');
    expect(readSheet('20th Maine,Union,Vincent,infantry,6,Veteran,Rifle-Musket', words)[0]?.fault).toBeUndefined();
  });

  it('may say more under a heading', () => {
    const [unit] = readSheet(
      'Name,Side,Brigade,Arm,Stands,Quality,Weapon,Worn,Spent,Arrives\n' +
        '14th Brooklyn,Union,Cutler,infantry,8,veteran,rm,5,3,2',
      { weapon: ['RM'] },
    );
    expect(unit).toMatchObject({ weapon: 'RM', more: { wornAt: 5, spentAt: 3, arrives: 2 } });
  });

  it('have figures and stands where the rules count both', () => {
    const sizes = (arm: string) => (arm === 'artillery' ? ['sections'] : ['figures', 'stands']);
    const sheet =
      'Name,Side,Brigade,Arm,Figures,Stands,Sections,Quality\n' +
      '20th Maine,Union,Vincent,infantry,6,3,,veteran\nHazlett,Union,Vincent,artillery,,,2,veteran';
    expect(readSheet(sheet, {}, sizes).map(unit => unit.size)).toEqual([{ figures: 6, stands: 3 }, { sections: 2 }]);
    expect(readSheet('20th Maine,Union,Vincent,infantry,6,3,veteran', {}, sizes)[0]?.size).toEqual({
      figures: 6,
      stands: 3,
    });
    expect(
      readSheet('Name,Side,Brigade,Arm,Figures,Quality\n20th Maine,Union,Vincent,infantry,6,veteran', {}, sizes)[0]
        ?.fault?.sentence,
    ).toBe('The stands are missing.');
  });

  it('are written as a table that reads the same', () => {
    const sheet =
      'Name\tSide\tBrigade\tArm\tFigures\tQuality\tArrives\n' +
      '20th Maine\tUnion\tVincent\tinfantry\t6\tveteran\t\n' +
      '15th Alabama\tConfederate\tLaw\tinfantry\t8\tveteran\t2';
    expect(writeSheet(readRows(sheet).map(one => one.row))).toBe(sheet);
  });

  it('are led, and fight for objectives', () => {
    const units = readSheet(
      '20th Maine,Union,Vincent,infantry,6,veteran\n15th Alabama,Confederate,Law,infantry,8,veteran',
    );
    const battle = battleOf('Ours', 'adf-15mm', units, '', 6, {
      leaders: [
        { name: 'Col. Vincent', side: 'Union', command: 'Vincent', worth: '2' },
        { name: 'Nobody', side: 'Union', command: 'Weed', worth: '1' },
      ],
      objectives: [
        { name: 'The spur', points: 2, heldBy: 'Union' },
        { name: 'The saddle', points: 1, heldBy: '' },
      ],
    });
    expect(battle.leaders).toEqual([
      { id: 'col-vincent', name: 'Col. Vincent', commands: 'union-vincent', benefit: 2 },
    ]);
    expect(battle.objectives).toEqual([
      { id: 'the-spur', name: 'The spur', points: 2, heldBy: 'union' },
      { id: 'the-saddle', name: 'The saddle', points: 1 },
    ]);
  });

  it('become a battle with two sides and their brigades', () => {
    const units = readSheet(
      '20th Maine,Union,Vincent,infantry,6,veteran\n15th Alabama,Confederate,Law,infantry,8,veteran\n' +
        '15th Alabama,Confederate,Law,infantry,8,veteran',
    );
    const battle = battleOf('Ours', 'adf-15mm', units, 'Confederate', 6);
    expect(battle.sides).toEqual([
      { id: 'union', name: 'Union', nation: 'us' },
      { id: 'confederate', name: 'Confederate', nation: 'cs' },
    ]);
    expect((battle.units as { id: string }[]).map(unit => unit.id)).toEqual([
      '20th-maine',
      '15th-alabama',
      '15th-alabama-2',
    ]);
    expect(battle.initiative).toBe('confederate');
  });
});
