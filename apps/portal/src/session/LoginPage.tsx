import { LoginScreen } from '@audit-letters/screens';
import { useLocation } from 'wouter';
import { paths } from '../paths.ts';
import { logIn } from './actions.ts';

export function LoginPage() {
  const [, navigate] = useLocation();
  return (
    <LoginScreen
      onLogIn={async (credentials) => {
        const outcome = await logIn(credentials);
        if (outcome.ok) navigate(paths.home);
        return outcome;
      }}
    />
  );
}
