// The filters of a list in a sheet; nothing changes until they are applied, and the button says what one will see.
import { useState } from 'react';
import { useFacets } from '../../api/catalogue.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { ListSearch } from '../../lib/search-params.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { FilterFields } from './filter-fields.tsx';
import { type FilterName, filterOf, filtersOn, without } from './list-filter.ts';
import { useShowLabel } from './use-show-label.ts';

export interface FilterSheetProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  search: ListSearch;
  onApply(next: ListSearch): void;
  fixed: readonly FilterName[];
}

/** Begins with what is in use each time it opens. */
export default function FilterSheet({ open, onOpenChange, search, onApply, fixed }: FilterSheetProps) {
  const t = useT();
  const [draft, setDraft] = useState(search);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(search);
  }
  const facets = useFacets(filterOf(useSettled(draft)), open);
  const showLabel = useShowLabel(facets.data);
  const apply = () => {
    onApply({ ...draft, sort: search.sort });
    onOpenChange(false);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('catalogue.filter.title')}
      initialFocus={false}
      footer={
        <>
          <Button
            kind="soft"
            style={{ flex: '0 1 auto' }}
            disabled={filtersOn(draft, fixed).length === 0}
            onClick={() => setDraft(without(draft, filtersOn(draft, fixed)))}
          >
            {t('common.action.reset')}
          </Button>
          <Button onClick={apply}>{showLabel}</Button>
        </>
      }
    >
      <FilterFields value={draft} onChange={setDraft} facets={facets.data} fixed={fixed} />
    </Sheet>
  );
}
