import { useNavigate } from 'react-router';

/** Opens the list at another address; what the shopper looks at stays where it is. */
export function useListNavigation(): (address: string) => void {
  const navigate = useNavigate();
  return (address) => void navigate(address, { preventScrollReset: true });
}
