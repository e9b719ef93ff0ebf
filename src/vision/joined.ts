/** Groups of items of which each is joined to some other one of its group, unless it is alone; later ones are asked about earlier ones. */
export function joined<T>(items: readonly T[], areJoined: (item: T, earlier: T) => boolean): T[][] {
  const groups: T[][] = [];
  for (const item of items) {
    const near = groups.filter((group) => group.some((earlier) => areJoined(item, earlier)));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([...near.flat(), item]);
  }
  return groups;
}
